import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'count-up': CustomElement;
      'eco-notice': CustomElement;
      'logo-or-name': CustomElement;
      'nearest-page': CustomElement;
      'slide-show': CustomElement;
    }
  }
}
