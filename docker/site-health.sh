#!/bin/sh
# Whether Caddy answers inside its container. The official image (Alpine) has wget and no bash; one on Debian the reverse.
port=${HEALTH_PORT:-2080}
if command -v wget >/dev/null; then
	exec wget -q -O /dev/null "http://127.0.0.1:$port/robots.txt"
fi
exec bash -c "exec 3<>/dev/tcp/127.0.0.1/$port"' &&
	printf "GET /robots.txt HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n" >&3 &&
	read -r status <&3 && [[ $status == *" 200 "* ]]'
