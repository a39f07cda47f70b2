/** Event that the application dispatches on the document for the inline script: hydration has finished or failed. */
export const applicationEvent = 'application';

export type ApplicationEvent = CustomEvent<'running' | 'failed'>;

declare global {
  interface DocumentEventMap {
    application: ApplicationEvent;
  }
}

/** Notifies the inline script whether the application runs. */
export function reportApplication(detail: ApplicationEvent['detail']): void {
  document.dispatchEvent(new CustomEvent(applicationEvent, { detail }));
}
