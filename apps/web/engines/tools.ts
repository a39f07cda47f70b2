import { existsSync } from 'node:fs';
import { placesOf, type Tool } from '../../../scripts/lib/tools.ts';

const program = (
  need: string,
  names: readonly string[],
  packages: Tool['packages'],
  folders?: readonly string[],
): Tool => ({
  need,
  packages,
  find: () => placesOf(names, folders).find(existsSync),
});

export const firefox = program(
  'The journeys need Firefox',
  ['firefox-esr', 'firefox'],
  { debian: ['firefox-esr'], fedora: 'firefox', homebrew: '--cask firefox' },
  ['/Applications/Firefox.app/Contents/MacOS'],
);

export const webkit = program('The journeys need WebKitGTK’s driver', ['WebKitWebDriver'], {
  debian: ['webkit2gtk-driver'],
  fedora: 'webkit2gtk-driver',
});

export const xvfb = program('WebKit’s windows need Xvfb', ['Xvfb'], {
  debian: ['xvfb'],
  fedora: 'xorg-x11-server-Xvfb',
});
