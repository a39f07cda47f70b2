import { expect, it } from 'vitest';
import {
  anyText,
  integer,
  list,
  number,
  oneOf,
  optional,
  port,
  readSettings,
  SettingError,
  setting,
} from '../src/settings.ts';

const table = {
  PORT: setting(port(1), '8080'),
  RATIO: setting(number(0.1, 10), '1'),
  COUNT: optional(integer(0, 9)),
  LEVEL: setting(oneOf('info', 'debug'), 'info'),
  NAMES: setting(list(anyText), 'a'),
};

it('reads each variable, or its default if it is unset or blank', () => {
  const defaults = { PORT: 8080, RATIO: 1, COUNT: undefined, LEVEL: 'info', NAMES: ['a'] };
  expect(readSettings({}, table)).toEqual(defaults);
  expect(readSettings({ PORT: '', RATIO: ' ', COUNT: '\t', OTHER: 'x' }, table)).toEqual(defaults);
  const set = { PORT: ' 65535 ', RATIO: '0.5', COUNT: '0', LEVEL: 'debug', NAMES: 'a, b,,' };
  expect(readSettings(set, table)).toEqual({ PORT: 65_535, RATIO: 0.5, COUNT: 0, LEVEL: 'debug', NAMES: ['a', 'b'] });
});

it('lets the system choose a port where the table allows it', () => {
  expect(readSettings({ PORT: '0' }, { PORT: setting(port(0), '1') })).toEqual({ PORT: 0 });
});

it.each([
  ...['0', '65536', '-1', '80.5', '80.0', '1e3', '0x50', 'abc'].map((text) => [
    'PORT',
    text,
    'un nombre entier de 1 à 65535',
  ]),
  ...['0', '11', '1e0', ',5'].map((text) => ['RATIO', text, 'un nombre de 0.1 à 10']),
  ['COUNT', '1.0', 'un nombre entier de 0 à 9'],
  ['LEVEL', 'Info', 'l’une de ces valeurs\u00a0: info, debug'],
])('refuses %s=%s in one line that names it', (name = '', text, requirement) => {
  const read = () => readSettings({ [name]: text }, table);
  expect(read).toThrow(SettingError);
  expect(read).toThrow(`${name} doit être ${requirement}.`);
});

it('reads entries between commas, or between the semicolons of mail programs', () => {
  expect(readSettings({ NAMES: 'a;b, "c; d" ;' }, table).NAMES).toEqual(['a', 'b', '"c; d"']);
});

it('refuses a list without entries, and names the entry that it refuses, in one line', () => {
  expect(() => readSettings({ NAMES: ' , ' }, table)).toThrow('NAMES doit contenir au moins une valeur.');
  const delays = { DELAYS: setting(list(integer(1, 9)), '1') };
  expect(() => readSettings({ DELAYS: '5, 1 5' }, delays)).toThrow(
    'DELAYS («\u00a01 5\u00a0») doit être un nombre entier',
  );
});

it('refuses a value of several lines, which an address would join: Docker Compose reads « \\n » in double quotes as the end of one', () => {
  expect(() => readSettings({ NAMES: 'DOMAINE\nicole' }, table)).toThrow(
    /^NAMES doit tenir sur une ligne[^\n]*\\n[^\n]*$/,
  );
  expect(readSettings({ NAMES: 'a,\tb\n' }, table).NAMES).toEqual(['a', 'b']);
});
