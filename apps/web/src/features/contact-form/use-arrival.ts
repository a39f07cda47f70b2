import { serviceTypes } from '@agency/shared/contact';
import { isCodeOf } from '@agency/shared/options';
import { type RefObject, useEffect, useRef } from 'react';
import { probeApi } from '../../contact-client/api-health.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/**
 * What `contact.attribute.ts` does in a loaded document, on a page reached by navigation: asks for the API's health,
 * and selects `?service=`.
 */
export function useArrival(form: RefObject<HTMLFormElement | null>, service: string, healthAddress: string): void {
  const isLoaded = useRef(!useHydrated());
  useEffect(() => {
    if (!isLoaded.current) void probeApi(healthAddress);
  }, [healthAddress]);

  const applied = useRef('');
  useEffect(() => {
    const control = form.current?.querySelector<HTMLSelectElement>('[name=serviceType]');
    if (!control || !isCodeOf(serviceTypes, service)) return;
    // A link followed on the same page may name another service: the last choice wins.
    if (control.value === '' || applied.current) control.value = service;
    applied.current = service;
  }, [form, service]);
}
