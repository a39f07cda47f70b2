/** Told on the document by the application, heard by the early script: it has taken the page over, or it cannot. */
export const applicationEvent = 'application';

export type ApplicationEvent = CustomEvent<'running' | 'failed'>;

declare global {
  interface DocumentEventMap {
    application: ApplicationEvent;
  }
}

/** Tells the early script what became of the application. */
export function tellApplication(detail: ApplicationEvent['detail']): void {
  document.dispatchEvent(new CustomEvent(applicationEvent, { detail }));
}
