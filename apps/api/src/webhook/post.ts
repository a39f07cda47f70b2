import { Webhook } from 'standardwebhooks';
import { SECOND_MS } from '../durations.ts';
import { errorCode, isTlsCode } from '../error-code.ts';
import { type DeliveryControl, DeliveryFailure, DeliveryWithdrawn } from '../outbox/delivery/transport.ts';
import type { WebhookConfig } from './settings.ts';

/** Posts a body by the Standard Webhooks specification: https://www.standardwebhooks.com */
export function webhookPoster({ url, secret, timeoutMs }: WebhookConfig) {
  const webhook = new Webhook(secret);
  /**
   * Returns once the receiver accepted the body.
   * @param id the same for each copy
   * @throws DeliveryFailure | DeliveryWithdrawn
   */
  return async (id: string, body: string, control: DeliveryControl): Promise<void> => {
    if (!(await control.isStillWanted())) throw new DeliveryWithdrawn();
    const at = new Date();
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([control.signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        // The time of this attempt: a receiver refuses old timestamps.
        'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
        'webhook-signature': webhook.sign(id, at, body),
      },
      body,
    }).catch((error: unknown) => {
      throw connectionFailure(error);
    });
    // The body of the answer is not read: it may quote the visitor.
    response.body?.cancel().catch(() => undefined);
    if (!response.ok) throw refusal(response);
  };
}

/** Answers that concern every request until someone corrects a setting. */
const CONFIGURATION_ANSWERS: Readonly<Record<number, string>> = {
  401: 'WEBHOOK_SECRET',
  403: 'WEBHOOK_URL',
  404: 'WEBHOOK_URL',
  405: 'WEBHOOK_URL',
};

function refusal({ status, headers }: Response): DeliveryFailure {
  const code = `HTTP ${status}`;
  if (status === 410) return new DeliveryFailure('gone', code, { setting: 'WEBHOOK_URL' });
  // A redirect is not followed: the new address did not sign up for visitors' texts.
  const setting = status < 400 ? 'WEBHOOK_URL' : CONFIGURATION_ANSWERS[status];
  if (setting) return new DeliveryFailure('configuration', code, { setting });
  const retryAfterMs = status === 429 || status === 503 ? delayOf(headers.get('retry-after')) : undefined;
  return new DeliveryFailure('temporary', code, { retryAfterMs });
}

/** The delay of a `Retry-After` header, in seconds or as a date (RFC 9110, section 10.2.3). */
function delayOf(value: string | null): number | undefined {
  if (value === null) return undefined;
  const delayMs = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now();
  return delayMs > 0 ? delayMs : undefined;
}

/** Converts an error of `fetch` to a delivery failure. An error without a cause is a bug of ours: it stays unchanged. */
function connectionFailure(error: unknown): unknown {
  const { name, cause } = error as Error;
  if (name === 'AbortError') return new DeliveryFailure('temporary', 'EABORTED');
  if (name === 'TimeoutError') return new DeliveryFailure('temporary', 'ETIMEDOUT');
  if (cause === undefined) return error;
  // No code: `fetch` calls no port that belongs to another protocol, such as 6000.
  const code = errorCode(cause) ?? 'BAD_PORT';
  const isWrongAddress = code === 'BAD_PORT' || isTlsCode(code);
  if (isWrongAddress) return new DeliveryFailure('configuration', code, { setting: 'WEBHOOK_URL' });
  return new DeliveryFailure('temporary', code);
}
