import { type ComponentType, ViewTransition, type ViewTransitionProps } from 'react';
import { mayMove } from '../../lib/motion.ts';

/**
 * Cross-fades its content as it comes and goes. With reduced motion the content changes at once: a transition would still wait for
 * pictures of the page, which nothing animates.
 */
export const Transition: ComponentType<ViewTransitionProps> =
  import.meta.env.SSR || mayMove() ? ViewTransition : ({ children }) => children;
