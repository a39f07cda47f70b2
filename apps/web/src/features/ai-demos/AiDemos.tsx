import { lazy, Suspense, useId, useState } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { BotWindow } from '../../blocks/faq-bot/BotWindow.tsx';
import { useConversation } from '../../blocks/faq-bot/use-conversation.ts';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { inputsIn } from '../../lib/address.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './AiDemos.module.css';
import { monthNames, sampleNames } from './input-names.ts';

/** The two tools that a tab opens bring their script and their sheet with them: the page does not carry them. */
const InvoiceReader = lazy(async () => ({ default: (await import('./InvoiceReader.tsx')).InvoiceReader }));
const SalesForecast = lazy(async () => ({ default: (await import('./SalesForecast.tsx')).SalesForecast }));

/** An address that holds sales, or the number of an example, is a result that someone shared: its tab. */
function sharedTab(): 'analytics' | 'ocr' | undefined {
  const { search } = window.location;
  if (Object.keys(inputsIn(search, monthNames)).length > 0) return 'analytics';
  return inputsIn(search, sampleNames).exemple ? 'ocr' : undefined;
}

/** Three tools to try. The bot of the first one also opens in a dialog, where the same conversation goes on. */
export function AiDemos({ section }: SectionProps<'ai-demos'>) {
  const { id, tone, eyebrow, title, lead, tabs, chatbot, ocr, analytics, more } = section;
  const conversation = useConversation();
  /** Undefined until the dialog is asked for: before, the page does without it. */
  const [open, setOpen] = useState<boolean>();
  const dialogTitle = useId();
  const close = () => setOpen(false);

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      <Tabs
        label={title}
        askedFor={sharedTab}
        tabs={[
          {
            id: 'chatbot',
            label: tabs.chatbot,
            panel: (
              <div className={styles.chatbot}>
                <div className={styles.words}>
                  <h3>{chatbot.title}</h3>
                  <p>{chatbot.text}</p>
                  <button
                    type="button"
                    className={`${buttonClass('primary')} needs-script`}
                    onClick={() => setOpen(true)}
                  >
                    {chatbot.open}
                  </button>
                </div>
                <BotWindow conversation={conversation} />
              </div>
            ),
          },
          {
            id: 'ocr',
            label: tabs.ocr,
            panel: <Opening title={ocr.title} text={ocr.text} method={ocr.method} />,
            tool: (
              <Suspense>
                <InvoiceReader anchor={id} />
              </Suspense>
            ),
          },
          {
            id: 'analytics',
            label: tabs.analytics,
            panel: <Opening title={analytics.title} text={analytics.text} method={analytics.method} />,
            tool: (
              <Suspense>
                <SalesForecast anchor={id} />
              </Suspense>
            ),
          },
        ]}
      />
      {open !== undefined && (
        <Dialog open={open} onClose={close} labelledBy={dialogTitle} className={styles.dialog}>
          <div className={styles.bar}>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens is read from its title on. */}
            <h2 id={dialogTitle} tabIndex={-1} autoFocus>
              {chatbot.modalTitle}
            </h2>
            <button type="button" className={buttonClass('quiet')} onClick={close}>
              {chatbot.close}
            </button>
          </div>
          <BotWindow conversation={conversation} className={styles.modal} />
          <p>{chatbot.modalText}</p>
          <p className={styles.more}>
            <ActionLink action={more} />
          </p>
        </Dialog>
      )}
    </SectionFrame>
  );
}

interface OpeningProps {
  readonly title: string;
  readonly text: string;
  readonly method: string;
}

/** What a tool does and how, in the page's HTML; the tool itself is drawn when its tab is opened. */
function Opening({ title, text, method }: OpeningProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={`${styles.text} ${styles.method}`}>{method}</p>
    </>
  );
}
