import { endOf, type RawClient } from '@agency/http-server/test/raw-client';
import { CONTACT_ROUTE } from '@agency/shared/contact';

/** The bytes of a submission. */
export function rawPost(body: string, headers = ''): string {
  return `POST ${CONTACT_ROUTE} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}

/** The response, once the server has ended the connection. */
export async function answerOf({ socket, received }: RawClient): Promise<{ status: number; body: unknown }> {
  await endOf(socket);
  socket.destroy();
  const [head = '', body = ''] = Buffer.from(received(), 'latin1').toString('utf8').split('\r\n\r\n');
  const isJson = /content-type: application\/json/i.test(head);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), body: isJson ? JSON.parse(body) : body };
}
