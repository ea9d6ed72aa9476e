import { useState } from "preact/hooks";
import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Floating } from "../base/Floating.tsx";
import { Icon } from "../base/Icon.tsx";
import { Menu } from "../base/Menu.tsx";
import { usePopover } from "../base/use-popover.ts";
import { useOffersChecks } from "../checks/use-offers-checks.ts";
import { AboutAnswer } from "./AboutAnswer.tsx";
import type { AnswerSize } from "./answer-size.ts";
import { LinkedSites } from "./LinkedSites.tsx";
import { PagePanelBox } from "./PagePanelBox.tsx";
import type { PageAction, PagePanel } from "./page-actions.ts";
import type { PageHandlers } from "./page-handlers.ts";
import { SentencesToCheck } from "./SentencesToCheck.tsx";
import styles from "./ThisPage.module.css";
import type { PageKnown, ThisPageStore } from "./this-page-store.ts";

interface PageMenuProps {
  page: PageKnown;
  store: ThisPageStore;
  actions: PageHandlers;
  size: AnswerSize;
  all: readonly PageAction[];
  /** How many of them are in view; the others are in the menu. */
  inView: number;
}

const PANEL_NAMES = {
  details: "site.details",
  sentences: "site.sentences",
  links: "site.facts",
} as const satisfies Record<PagePanel, MessageKey>;

/** The actions of a page, and what some of them open beside it. */
export function PageMenu({ page, store, actions, size, all, inView }: PageMenuProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const [opened, setOpened] = useState<PagePanel>("details");
  const select = ({ opens, onSelect }: PageAction): void => {
    onSelect?.();
    if (opens === undefined) return;
    // What it does is told in what it opens, which stays open.
    if (!isOpen || (opens === opened && onSelect === undefined)) toggle();
    setOpened(opens);
  };
  // The last one says how we know, and is always in the menu.
  const offered = useOffersChecks() ? all : all.filter(({ opens }) => opens !== "sentences");
  const shown = offered.slice(0, Math.min(inView, offered.length - 1));
  const others = offered.slice(shown.length);
  const onChecked = (): void => actions.showChecks?.();
  const isLookedUp = others.some(({ name }) => name === t("site.look_up"));
  return (
    <div class={styles.controls} ref={root}>
      {shown.length > 0 && (
        <div class={styles.row}>
          {shown.map((action) => (
            <ActionInView
              key={action.name}
              action={action}
              isQuiet={size === "line"}
              isOpen={isOpen && action.opens === opened}
              onSelect={() => select(action)}
            />
          ))}
        </div>
      )}
      <Menu
        name={t("site.more")}
        items={others.map((action) => ({ ...action, onSelect: () => select(action) }))}
        {...(isLookedUp && page.domain !== null ? { note: t("site.look_up_hint", page.domain) } : {})}
      />
      {isOpen && (
        <Floating>
          <PagePanelBox name={t(PANEL_NAMES[opened])}>
            {opened === "details" && <AboutAnswer page={page} store={store} onClose={close} />}
            {opened === "sentences" && (
              <SentencesToCheck tab={page.tab} onChecked={onChecked} onClose={close} />
            )}
            {opened === "links" && <LinkedSites page={page} onChecked={onChecked} onClose={close} />}
          </PagePanelBox>
        </Floating>
      )}
    </div>
  );
}

interface InViewProps {
  action: PageAction;
  isQuiet: boolean;
  isOpen: boolean;
  onSelect(): void;
}

function ActionInView({ action, isQuiet, isOpen, onSelect }: InViewProps) {
  const { name, short, icon, address, opens, isMain } = action;
  if (address !== undefined) {
    return (
      <a class="button button-main" href={address} target="_blank" rel="noopener noreferrer">
        {icon && <Icon name={icon} />}
        {name}
      </a>
    );
  }
  return (
    <Button
      kind={isMain ? "main" : isQuiet ? "quiet" : "plain"}
      {...(short === undefined ? {} : { "aria-label": name })}
      {...(opens === undefined ? {} : ({ "aria-haspopup": "dialog", "aria-expanded": isOpen } as const))}
      onClick={onSelect}
    >
      {short ?? name}
    </Button>
  );
}
