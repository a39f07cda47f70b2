import { expect, it } from 'vitest';
import { headersView } from './headers-view.ts';

const view = (status: number) => headersView(`HTTP/2 ${status}\nserver: nginx\nset-cookie: a=secret`, true).outcome;

it('the response of a redirect is named as one in the request, and after a reload', () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const read = view(status);
    expect(read?.redirect).toContain(`${status}`);
    expect(read?.draft.message).toContain(`Réponse lue\u00a0: redirection ${status}`);
    expect(read?.kept).not.toContain('secret');
    expect(headersView(read?.kept ?? '', true).outcome).toEqual(read);
  }
});

it('a page, even one that the browser had in its cache, is no redirect', () => {
  for (const status of [200, 304, 404]) {
    expect(view(status)?.redirect).toBeUndefined();
    expect(view(status)?.draft.message).not.toContain('redirection');
  }
});
