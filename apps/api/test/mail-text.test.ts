import { type ContactRequest, contactFields, emptyContactRequest, specOf } from '@agency/shared/contact';
import { emptyQuoteRequest, quoteToContact } from '@agency/shared/quote';
import { contactRequestSchema } from '@agency/shared/schema';
import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { fieldLabels } from '../src/contact/labels.ts';
import { toE164 } from '../src/contact/mail-html.ts';
import { renderMail } from '../src/contact/mail-text.ts';

const addresses = {
  from: { name: 'Site', address: 'site@agence.example' },
  to: [{ name: '', address: 'bonjour@agence.example' }],
};

function render(fields: Partial<ContactRequest>, page = '', receivedAt = Date.UTC(2026, 7, 1, 18, 5)) {
  const source = {
    id: '0199',
    receivedAt,
    fields: { ...emptyContactRequest(), name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre', ...fields },
    page,
    messageId: '<0199@agence.example>',
  };
  return renderMail(source, addresses);
}

/** The mail as a mail program parses its bytes. */
async function travel(fields: Partial<ContactRequest>, page = '') {
  const { from, to, replyTo, subject, text, html, messageId, date } = render(fields, page);
  const options = { from, to: [...to], subject, text, html, messageId, date, ...(replyTo && { replyTo }) };
  const raw = await new MailComposer(options).compile().build();
  return PostalMime.parse(raw);
}

/** Strings that attack headers, addresses, markup and encodings. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...'\r\n¦\n¦\r¦\u2028¦\u0000¦Bcc: x@y.ca¦To:¦,¦;¦<¦>¦"¦\'¦&¦\\¦=?utf-8?q?=0d=0aBcc:_x@y.ca?='.split('¦'),
        ...'<script>alert(1)</script>¦<img src=x onerror=y>¦&lt;¦</td>¦a@b.ca¦(¦)¦:¦--¦.¦\r\n.\r\n¦é¦🌲¦\ud83d¦ ¦\t'.split(
          '¦',
        ),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('renderMail', () => {
  it('reads like a letter: labels, filled fields only, Quebec’s clock', () => {
    const mail = render({ phone: '418 555-0142', company: 'Roy inc.', budget: '1000-5000', message: 'Bonjour' });
    const paragraphs = mail.text.split('\n\n');
    expect(paragraphs.slice(0, 4)).toEqual([
      'Jeanne, Roy inc.\nAutre service',
      `${fieldLabels.phone}\u00a0: 418 555-0142\n${fieldLabels.email}\u00a0: jeanne@exemple.ca`,
      `${fieldLabels.budget}\u00a0: 1\u00a0000\u00a0$ à 5\u00a0000\u00a0$`,
      `${fieldLabels.message.toUpperCase()}\nBonjour`,
    ]);
    expect(paragraphs[4]).toMatch(/1er\u00a0août\u00a02026 à 14\u00a0h\u00a005.*\n.*0199\n$/);
    expect(paragraphs).toHaveLength(5);
    expect(mail.date?.getTime()).toBe(Date.UTC(2026, 7, 1, 18, 5));
  });

  it.each(contactFields)('has the field %s in both parts', (field) => {
    const { options, isText } = specOf(field);
    const { code: value, label } = options?.at(-1) ?? {
      code: field === 'email' ? 'marque@exemple.ca' : `marque ${field}`,
    };
    const { text, html } = render({ [field]: value });
    for (const part of [text, html]) expect(part).toContain(label ?? value);
    if (isText) expect(html).toContain(`<h2>${fieldLabels[field]}</h2>\n<p class="answer">${value}</p>`);
  });

  it('links telephone, address and website, and shows the rest as text', async () => {
    const { html = '' } = await travel({ phone: '(418) 555-0142, poste 7', website: 'exemple.ca/à-propos' });
    expect(html).toContain('href="tel:+14185550142">Appeler le (418) 555-0142, poste 7</a>');
    expect(html).toContain('href="mailto:jeanne@exemple.ca?subject=Votre%20demande%C2%A0%3A%20Autre%20service"');
    expect(html).toContain('href="https://exemple.ca/à-propos"');
    expect(html).toContain('>Écrire à <span>jeanne@</span><span>exemple.ca</span></a>');
    expect(html).toContain('>Voir <span>exemple.ca/à-propos</span></a>');
    const { html: plain = '' } = await travel({ phone: 'le soir', website: 'pas encore' });
    expect(plain).not.toMatch(/tel:|https?:/);
    expect(plain).toMatch(/Téléphone<\/th><td>le soir<[\s\S]*Site Web<\/th><td>pas encore</);
  });

  it('shortens the text of a long link to its site', async () => {
    const website = `https://www.exemple.ca/${'pains-de-saison/'.repeat(20)}`;
    const { html = '', text = '' } = await travel({ website });
    expect(html).toContain(`href="${website}">Voir <span>https://www.exemple.ca/…</span></a>`);
    expect(text).toContain(website);
  });

  it.each([
    ['418 555-0142', '+14185550142'],
    ['1 (418) 555.0142 poste 12', '+14185550142'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['06 12 34 56 78', undefined],
    ['+1 418 555-0142 224', undefined],
    ['555-0142', undefined],
    ['demandez Luc au 418 555-0142', undefined],
    ['', undefined],
  ])('dials %j as %j', (phone, number) => {
    expect(toE164(phone)).toBe(number);
  });

  it('names the page that the request was sent from, if known', async () => {
    const mail = await travel({}, '/devis');
    expect(mail.text).toContain('\nEnvoyée depuis la page /devis\nRéférence');
    expect(mail.html).toContain('<br>Envoyée depuis la page /devis<br>');
    const older = await travel({});
    expect(older.text).not.toContain('depuis');
    expect(older.html).not.toContain('depuis');
  });

  it('sets carried results of a calculator apart', async () => {
    const message =
      'Bonjour, voici notre site.\n\nVisites par mois\u00a0: 10\u00a0000\nHébergement\u00a0: Québec\n\nNote : merci!';
    const { html = '' } = await travel({ message });
    expect(html).toContain('<p class="answer">Bonjour, voici notre site.</p>');
    expect(html).toMatch(/<p class="result">Visites par mois.: <b>10.000<\/b><br>\nHébergement.: <b>Québec<\/b><\/p>/);
    expect(html).toContain('<p class="answer">Note : merci!</p>');
  });

  it('neutralises invisible, bidirectional and encoded characters of a name in the headers', async () => {
    const mail = await travel({ name: '=?utf-8?Q?Bob=0D=0ABcc:x@y.ca?= \u202egnp.\u200bexe' });
    const name = '= ?utf-8?Q?Bob=0D=0ABcc:x@y.ca?= gnp.exe';
    expect(mail.subject).toBe(`Nouvelle demande\u00a0: Autre service – ${name}`);
    expect(mail.replyTo).toEqual([{ name, address: 'jeanne@exemple.ca' }]);
  });

  it('escapes markup in the HTML part and keeps it verbatim in the text part', async () => {
    const message = '<script>alert("1")</script> & <b>gras</b>';
    const mail = await travel({ message });
    expect(mail.text).toContain(message);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#60;b&#62;gras&#60;/b&#62;',
    );
  });

  it.each([
    ['needs SMTPUTF8', 'élise@exemple.ca'],
    ['has an empty label once it is in ASCII', 'elise@exemple\uff0e.ca'],
    ['has no ASCII form', 'elise@exem\u2100ple.ca'],
    ['has a label that DNS refuses', `elise@é.${'a'.repeat(64)}`],
  ])('omits a Reply-To that %s, and says so', (_fault, email) => {
    const withoutReply = render({ email });
    expect(withoutReply.replyTo).toBeUndefined();
    for (const part of [withoutReply.text, withoutReply.html]) expect(part).toContain('n’écrit pas à cette personne');
    expect(render({ email: 'elise@exemple.ca' }).text).not.toContain('n’écrit pas à cette personne');
    expect(render({ email: 'elise@exemplé.ca' }).replyTo).toEqual({ name: 'Jeanne', address: 'elise@exemplé.ca' });
  });

  it('adds no header, recipient or markup for any accepted request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name: hostile, email: hostile, company: hostile, message: hostile }),
        async (texts) => {
          const parsed = contactRequestSchema.safeParse({ ...texts, serviceType: 'autre', name: `J${texts.name}` });
          const fields = parsed.success
            ? parsed.data
            : { ...texts, email: 'jeanne@exemple.ca', name: `J${texts.name}` };
          // An old row may contain text that the validator now refuses: the renderer must be safe without it.
          const mail = await travel({ ...fields, name: fields.name.replace(/[\ud800-\udfff]/g, '') });
          expect(mail.to).toEqual([{ name: '', address: 'bonjour@agence.example' }]);
          expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
          expect((mail.replyTo ?? []).length).toBeLessThanOrEqual(1);
          const names = mail.headers.map((header) => header.key).sort();
          const expected = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];
          expect(expected).toEqual(expect.arrayContaining(names));
          expect(new Set(names).size).toBe(names.length);
          const tags = (mail.html ?? '').replaceAll('<br>', '').match(/<\/?[a-z!][^>]*>/gi) ?? [];
          const allowed =
            /^<\/?(!doctype|html|head|meta|title|style|body|div|h1|h2|a|b|span|table|tr|th|td|p)\b[^<]*>$/i;
          expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
          const links = tags.filter((tag) => tag.startsWith('<a'));
          expect(links.filter((tag) => !/^<a class="[a-z ]+" href="(?:mailto|tel|https?):[^"]*">$/.test(tag))).toEqual(
            [],
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('one fact, one line', () => {
  const times = (text: string, part: string) => text.split(part).length - 1;

  it('names a company once when it is the name too', async () => {
    const { text = '', html = '' } = await travel({ name: 'Usinage Bédard inc.', company: 'usinage Bédard inc.' });
    expect(text.split('\n')[0]).toBe('Usinage Bédard inc.');
    expect(times(html, 'sinage Bédard inc.')).toBe(1);
  });

  it('gives the deadline, the budget and the type of a quote once, as the visitor chose them', async () => {
    const quote = quoteToContact({
      ...emptyQuoteRequest(),
      company: 'Roy inc.',
      name: 'Jeanne',
      email: 'jeanne@exemple.ca',
      projectType: ['website', 'ecommerce'],
      budget: '50k+',
      timeline: 'asap',
      objectives: 'Vendre',
    });
    const { text = '', html = '' } = await travel(quote);
    for (const part of [text, html]) {
      expect(['Échéancier', 'Budget', 'Type de projet'].map((label) => times(part, label))).toEqual([1, 1, 1]);
      expect(part).toContain('Dès que possible');
      expect(part).not.toContain('Urgent');
    }
  });

  it('gives the chosen budget beside a visitor’s own line about it', async () => {
    const line = 'Budget\u00a0: à valider par mon associé';
    const { text = '', html = '' } = await travel({ budget: '5000-15000', message: `Bonjour,\n${line}` });
    for (const part of [text, html.replaceAll(/<.?b>/g, '')]) {
      expect(part).toContain(line);
      expect(part).toContain('5\u00a0000\u00a0$ à 15\u00a0000\u00a0$');
    }
  });
});
