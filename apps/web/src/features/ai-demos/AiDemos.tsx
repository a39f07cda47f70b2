import { type ComponentType, type FocusEvent, useState } from 'react';
import { FailureBoundary } from '../../blocks/failure-boundary/FailureBoundary.tsx';
import { BotWindow } from '../../blocks/faq-bot/BotWindow.tsx';
import { useConversation } from '../../blocks/faq-bot/use-conversation.ts';
import { markUpLabel } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { useLazyValue } from '../../hooks/use-lazy-value.ts';
import { inputsIn } from '../../lib/address.ts';
import { type LazyValue, lazyValue } from '../../lib/lazy-value.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import * as styles from './AiDemos.module.css';
import { forecastNames, sampleNames } from './input-names.ts';

/** The dialog and two of the tools load their script and style sheet on demand. */
const dialog = lazyValue(async () => (await import('./BotDialog.tsx')).BotDialog);
const invoiceReader = lazyValue(async () => (await import('./invoice-reader/InvoiceReader.tsx')).InvoiceReader);
const salesForecast = lazyValue(async () => (await import('./sales-forecast/SalesForecast.tsx')).SalesForecast);

/** The tab of a shared result: its address has sales, or the number of an example. */
function sharedTab(): 'analytics' | 'ocr' | undefined {
  const { search } = window.location;
  if (Object.keys(inputsIn(search, forecastNames)).length > 0) return 'analytics';
  return inputsIn(search, sampleNames).exemple ? 'ocr' : undefined;
}

/** Three tools to try. The bot of the first one also opens in a dialog, with the same conversation. */
export function AiDemos({ section }: SectionProps<'ai-demos'>) {
  const { id, title, tabs, chatbot, ocr, analytics, more, withoutScript } = section;
  const conversation = useConversation();
  /** Undefined until the dialog is opened: its script loads then. */
  const [open, setOpen] = useState<boolean>();

  /** Cancels the dialog if the visitor moves the focus elsewhere before its script has loaded. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const isElsewhere = relatedTarget && !currentTarget.closest('div')?.contains(relatedTarget);
    if (isElsewhere && !dialog.peek()) setOpen(undefined);
  }

  return (
    <>
      <Tabs
        label={title}
        askedFor={sharedTab}
        tabs={[
          {
            id: 'chatbot',
            label: tabs.chatbot,
            panel: (
              <div className="sides">
                <div className="stack">
                  <h3 className="display">{chatbot.title}</h3>
                  <p>{chatbot.text}</p>
                  <p className="needs-script">
                    <Button onClick={() => setOpen(true)} onBlur={leave} label={markUpLabel(chatbot.open)} />
                  </p>
                  {open !== undefined && (
                    <Opened
                      part={dialog}
                      props={{ open, onClose: () => setOpen(false), strings: { ...chatbot, more }, conversation }}
                    />
                  )}
                </div>
                {/* The page's accent is also the error colour: the visitor's words have the buttons' colour instead. */}
                <div data-accent="forest">
                  <BotWindow conversation={conversation} />
                </div>
              </div>
            ),
          },
          {
            id: 'ocr',
            label: tabs.ocr,
            panel: <Opening {...ocr} parameters={sampleNames} />,
            tool: <Opened part={invoiceReader} props={{ anchor: id }} />,
          },
          {
            id: 'analytics',
            label: tabs.analytics,
            panel: <Opening {...analytics} parameters={forecastNames} />,
            tool: <Opened part={salesForecast} props={{ anchor: id }} />,
          },
        ]}
      />
      <p className="without-script">{withoutScript}</p>
    </>
  );
}

interface OpenedProps<Props extends object> {
  readonly part: LazyValue<ComponentType<Props>>;
  readonly props: Props;
}

/** A part that loads on demand. Its failure leaves the section as it is: the chosen tab, and the conversation. */
function Opened<Props extends object>(opened: OpenedProps<Props>) {
  return (
    <FailureBoundary>
      <Loaded {...opened} />
    </FailureBoundary>
  );
}

function Loaded<Props extends object>({ part, props }: OpenedProps<Props>) {
  const Part = useLazyValue(part, true);
  return Part && <Part {...props} />;
}

interface OpeningProps {
  readonly title: string;
  readonly text: string;
  readonly method: string;
  readonly details?: { readonly title: string; readonly text: string };
  readonly parameters: readonly string[];
}

/** The description of a tool is in the page's HTML; the tool itself renders when its tab is opened. */
function Opening({ title, text, method, details, parameters }: OpeningProps) {
  return (
    <div className={styles.opening} data-parameters={parameters.join(' ')}>
      <h3 className="display">{title}</h3>
      <p>{text}</p>
      <p className="note">{method}</p>
      {details && (
        <details className="disclosure">
          <summary>{details.title}</summary>
          <p className="note">{details.text}</p>
        </details>
      )}
    </div>
  );
}
