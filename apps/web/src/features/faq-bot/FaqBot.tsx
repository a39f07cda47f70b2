import { BotWindow } from '../../blocks/faq-bot/BotWindow.tsx';
import { useConversation } from '../../blocks/faq-bot/use-conversation.ts';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';

/** The bot in a section that explains what kind of bot it is. */
export function FaqBot({ section: { caveat } }: SectionProps<'faq-bot'>) {
  const conversation = useConversation();
  return (
    <>
      <BotWindow conversation={conversation} />
      <p className="footnote">{markUp(caveat)}</p>
    </>
  );
}
