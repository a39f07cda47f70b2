import { describe, expect, it } from 'vitest';
import {
  type ContactValues,
  contactAddress,
  contactFieldProblem,
  contactFieldSpecs,
  contactFields,
  contactMessages,
  EMAIL_PATTERN,
  emptyContactRequest,
  isPagePath,
  normalizeContactValue,
  specOf,
  validateContactForm,
  websiteAddress,
} from '../../src/contact/request.ts';

const valid: ContactValues = { name: 'Aline Roy', email: 'aline@exemple.ca', serviceType: 'consultation' };

it('the contact request has these fields, in this order, all empty at first', () => {
  expect(contactFields.join(' '), 'a new field comes last, here too: the exports have this order').toBe(
    'name email phone company website serviceType projectType budget timeline projectGoals specificNeeds currentChallenges message',
  );
  expect(Object.keys(emptyContactRequest())).toEqual([...contactFields]);
  expect(Object.values(emptyContactRequest()).join('')).toBe('');
});

describe('validateContactForm', () => {
  it('gives a message for each required field of an empty form', () => {
    expect(validateContactForm({})).toEqual({
      name: 'Le nom est requis',
      email: "L'email est requis",
      serviceType: contactMessages.serviceTypeRequired,
    });
  });

  it('refuses a name of spaces', () => {
    for (const name of [' \u00a0 ', '\u200b', '\u202e\u2066', '\u3164 \u2800', '\ufe0f', '\u17b4\u034f']) {
      expect(validateContactForm({ ...valid, name })).toEqual({ name: 'Le nom est requis' });
    }
    expect(normalizeContactValue('phone', '\u200b')).toBe('');
  });

  it.each([...'\u200b\u202e\u2066\u00ad\ufeff\u3164\u2800\u115f\ufe0f\u034f\u{e0100}'])(
    'refuses an address with the invisible character %j, which would be another address than the one shown',
    (character) => {
      for (const email of [
        `a${character}line@exemple.ca`,
        `aline@exemple${character}.ca`,
        `aline@exemple.c${character}a`,
      ]) {
        expect(validateContactForm({ ...valid, email })).toEqual({ email: "Format d'email invalide" });
      }
    },
  );

  it.each([
    ...['aline', 'aline@exemple', '@exemple.ca', 'aline@.ca', 'aline@exemple.', 'aline@exemple..ca', 'a b@c.ca'],
    // A mail header would parse these as several.
    'a@b.ca,c@d.ca',
    'a@b.ca;c@d.ca',
    'a@b.ca c@d.ca',
    'Aline <a@b.ca>',
    'groupe:a@b.ca',
    '"a"@b.ca',
    'a@b.ca(x)',
  ])('refuses the address %s', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(false);
    expect(validateContactForm({ ...valid, email })).toEqual({ email: "Format d'email invalide" });
  });

  it.each(['name', 'company', 'phone'] as const)(
    'refuses a list of addresses in %s, and accepts ordinary text',
    (field) => {
      for (const list of [
        'a@b.ca, c@d.ca',
        'a@b.ca;c@d.ca',
        'Aline <a@b.ca>',
        '<a@b.ca>',
        'Aline, a@b.ca; Luc, c@d.ca',
      ])
        expect(contactFieldProblem(field, list)).toBe(contactMessages.addressList);
      for (const text of ['Roy, Roy & Filles inc.', 'Café @ Québec; succursale', 'a@b.ca', 'A < B > C', '418; poste 2'])
        expect(contactFieldProblem(field, text)).toBeUndefined();
    },
  );

  it('accepts ordinary addresses, trimmed', () => {
    for (const email of [' aline.roy+web@sous.exemple.qc.ca ', "o'neil@exemple.ca", 'a@b.c']) {
      expect(validateContactForm({ ...valid, email })).toEqual({});
    }
  });

  it.each(['name', 'email', 'phone', 'company', 'website'] as const)('keeps %s on one line', (field) => {
    for (const lineBreak of ['\r\n', '\n', '\r']) {
      const value = `a@b.ca${lineBreak}Bcc: x@y.ca`;
      expect(validateContactForm({ ...valid, [field]: value })).toEqual({ [field]: contactMessages.lineBreak });
      expect(contactFieldProblem(field, `a@b.ca${lineBreak}`)).toBe(contactMessages.lineBreak);
    }
    expect(contactFieldProblem(field, 'a\ud800@b.ca')).toBe(contactMessages.invalidCharacters);
  });

  it('gives an e-mail address the apostrophe that addresses have, which a word processor curls', () => {
    expect(normalizeContactValue('email', 'o’neil@exemple.ca')).toBe("o'neil@exemple.ca");
    expect(normalizeContactValue('name', 'Pat O’Neil')).toBe('Pat O’Neil');
  });

  it.each(['name', 'phone', 'company', 'website'] as const)('refuses marks that reverse the text in %s', (field) => {
    for (const mark of ['\u202e', '\u202a', '\u2066', '\u200f', '\u061c']) {
      expect(contactFieldProblem(field, `gnp${mark}.exe`)).toBe(contactMessages.invalidCharacters);
    }
    expect(contactFieldProblem(field, '\u202egnp.exe')).toBe(contactMessages.invalidCharacters);
    // Telephones copy a number with such marks around it, and Web pages an address.
    expect(normalizeContactValue('email', '\u200b aline@exemple.ca\u200b')).toBe('aline@exemple.ca');
    expect(normalizeContactValue(field, '\u202a+1 418 555-0142\u202c ')).toBe('+1 418 555-0142');
  });

  it('accepts line breaks, tabs and emoji in texts, and half of an emoji nowhere', () => {
    expect(contactFieldProblem('message', 'Un\r\ndeux\n\ttrois 🌲')).toBeUndefined();
    for (const bad of ['\ud83c', '\udf32\ud83c']) {
      expect(contactFieldProblem('message', `texte ${bad} suite`)).toBe(contactMessages.invalidCharacters);
    }
  });

  it('removes what a paste contains and nobody sees, and keeps words apart', () => {
    for (const unseen of ['\0', '\u0007', '\u001b', '\u007f', '\u0085']) {
      const name = `${unseen}Marie${unseen} Tremblay${unseen}`;
      expect(contactFieldProblem('name', name)).toBeUndefined();
      expect(normalizeContactValue('name', name)).toBe('Marie Tremblay');
      expect(normalizeContactValue('message', `Un${unseen}\n\tdeux`)).toBe('Un\n\tdeux');
      expect(contactFieldProblem('name', unseen)).toBe(contactMessages.nameRequired);
    }
    // Two cells of a spreadsheet, and the line breaks that a browser leaves in a field of one line.
    for (const space of ['\t', '\v', '\f', '\u2028', '\u2029']) {
      expect(contactFieldProblem('name', `Marie${space}Tremblay`)).toBeUndefined();
      expect(normalizeContactValue('name', `Marie${space}Tremblay`)).toBe('Marie Tremblay');
      expect(normalizeContactValue('message', `Un${space}deux`)).toBe(space === '\t' ? 'Un\tdeux' : 'Un\ndeux');
    }
  });

  it('enforces every maximum length exactly', () => {
    for (const field of contactFields) {
      const { limit } = specOf(field);
      if (limit === undefined) continue;
      const ending = field === 'email' ? '@exemple.ca' : '';
      const longest = 'x'.repeat(limit - ending.length) + ending;
      expect(contactFieldProblem(field, longest)).toBeUndefined();
      expect(contactFieldProblem(field, `x${longest}`)).toBe(contactMessages.tooLong(limit));
    }
    expect(contactMessages.tooLong(10_000)).toBe('Ce champ ne peut pas dépasser 10\u00a0000 caractères');
  });

  it('counts a line break once, whether sent as CRLF or LF', () => {
    const text = `${'x\n'.repeat(4_999)}xx`;
    expect(text.length).toBe(contactFieldSpecs.message.limit);
    expect(contactFieldProblem('message', text.replaceAll('\n', '\r\n'))).toBeUndefined();
    expect(normalizeContactValue('message', ' a\r\nb\rc \n')).toBe('a\nb\nc');
  });

  it('accepts only the codes of the lists', () => {
    for (const field of contactFields) {
      const { options } = specOf(field);
      if (!options) continue;
      expect(contactFieldProblem(field, 'inconnu')).toBe(contactMessages.unknownOption);
      for (const { code } of options) expect(contactFieldProblem(field, code)).toBeUndefined();
    }
  });

  it('accepts a website as people write it, and completes its address', () => {
    for (const [website, address] of [
      ['monentreprise.ca', 'https://monentreprise.ca'],
      ['www.monentreprise.ca', 'https://www.monentreprise.ca'],
      ['monentreprise.ca/page?a=b#c', 'https://monentreprise.ca/page?a=b#c'],
      ['monentreprise.ca.', 'https://monentreprise.ca.'],
      ['http://monentreprise.ca/à-propos', 'http://monentreprise.ca/à-propos'],
      ['HTTPS://MonEntreprise.CA', 'HTTPS://MonEntreprise.CA'],
      ['monentreprise.ca:8080/accueil', 'https://monentreprise.ca:8080/accueil'],
      ['boulangerie-élan.québec', 'https://boulangerie-élan.québec'],
      ['xn--lan-9la.xn--qubec-csa', 'https://xn--lan-9la.xn--qubec-csa'],
      ['facebook.com/BoulangerieÉlan', 'https://facebook.com/BoulangerieÉlan'],
    ] as const) {
      expect(contactFieldProblem('website', ` ${website} `), website).toBeUndefined();
      expect(websiteAddress(website)).toBe(address);
    }
  });

  it.each(['pas encore', 'monentreprise', 'a@b.ca', 'Facebook: /monresto', 'Facebook\u00a0: Boulangerie Élan'])(
    'accepts %j as an answer that is not an address',
    (website) => {
      expect(contactFieldProblem('website', website)).toBeUndefined();
      expect(websiteAddress(website)).toBeUndefined();
    },
  );

  it.each([
    'https://monentreprise.ca@ailleurs.example',
    'https://',
    'https://monentreprise.ca suite',
    'javascript:alert(1)',
    'JavaScript:alert(1)//x.ca',
    'ftp://monentreprise.ca',
    'ms-msdt:/id PCWDiagnostic',
  ])('treats %j as no website, and shows an example of one', (website) => {
    expect(contactFieldProblem('website', website)).toBe(contactMessages.websiteInvalid);
    expect(contactMessages.websiteInvalid).toMatch(/votreentreprise\.example/);
    expect(websiteAddress(website)).toBeUndefined();
  });

  it('stays fast on a hostile address', () => {
    const hostile = `${'a@'.repeat(50_000)}${'.'.repeat(50_000)}`;
    expect(contactFieldProblem('email', hostile)).toBe(contactMessages.tooLong(254));
  });
});

describe('the page of a request', () => {
  it.each(['/', '/contact', '/portfolio/fromagerie-brise-noire', `/${'x'.repeat(199)}`])('is a path: %s', (page) => {
    expect(isPagePath(page)).toBe(true);
    expect(contactAddress('https://api.epinette.example', page)).toBe(
      `https://api.epinette.example/api/contact?page=${page}`,
    );
  });

  it.each([
    '',
    'contact',
    '//ailleurs.example',
    'https://ailleurs.example/',
    `/${'x'.repeat(200)}`,
    '/\r\nBcc:',
    '/contact\n',
    '/<b>',
    '/é',
    '/contact suite',
    '/contact?a=b',
  ])('is not %j', (text) => {
    expect(isPagePath(text)).toBe(false);
  });
});
