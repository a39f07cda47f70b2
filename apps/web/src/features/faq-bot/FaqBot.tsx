import { BotWindow } from '../../blocks/faq-bot/BotWindow.tsx';
import { useConversation } from '../../blocks/faq-bot/use-conversation.ts';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';

/** The bot in a section that explains what kind of bot it is. */
export function FaqBot({ section }: SectionProps<'faq-bot'>) {
  const { id, tone, caveat, ...heading } = section;
  const conversation = useConversation();
  return (
    <SectionFrame heading={heading} id={id} tone={tone} layout="aside">
      <BotWindow conversation={conversation} />
      <p className="footnote">{markUp(caveat)}</p>
    </SectionFrame>
  );
}
