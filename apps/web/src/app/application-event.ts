/** Event that the application dispatches on the document for the inline script: hydration has finished or failed. */
export const applicationEvent = 'application';

export type ApplicationEvent = CustomEvent<'running' | 'failed'>;

declare global {
  interface DocumentEventMap {
    application: ApplicationEvent;
  }
}

export function reportApplication(detail: ApplicationEvent['detail']): void {
  document.dispatchEvent(new CustomEvent(applicationEvent, { detail }));
}
