import { useId } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { BotWindow } from '../../blocks/faq-bot/BotWindow.tsx';
import type { Conversation } from '../../blocks/faq-bot/use-conversation.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import * as styles from './BotDialog.module.css';

type Strings = SectionOf<'ai-demos'>;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly strings: Pick<Strings['chatbot'], 'modalTitle' | 'modalText' | 'close'> & Pick<Strings, 'more'>;
  readonly conversation: Conversation;
}

export function BotDialog({ open, onClose, strings, conversation }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <div className="stack" data-accent="forest">
        <div className="cluster spread">
          {/* biome-ignore lint/a11y/noAutofocus: reading starts at the dialog's title. */}
          <h2 className={styles.title} id={titleId} tabIndex={-1} autoFocus>
            {strings.modalTitle}
          </h2>
          <Button look="quiet" compact onClick={onClose} label={strings.close} />
        </div>
        <BotWindow conversation={conversation} className={styles.modal} />
        <p>{strings.modalText}</p>
        <p>
          <ActionLink action={strings.more} />
        </p>
      </div>
    </Dialog>
  );
}
