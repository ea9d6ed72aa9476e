import type { Examples } from "../../gallery/examples.ts";
import { Button, IconButton } from "./Button.tsx";
import { Choice } from "./Choice.tsx";
import { Disc } from "./Disc.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { Menu } from "./Menu.tsx";
import { Alert, EmptyState, Note } from "./notices.tsx";
import { Tabs } from "./Tabs.tsx";
import { Radios, Tick } from "./Tick.tsx";

const nothing = (): void => undefined;

const RHYTHMS = [
  { value: "look", name: "Only when I look" },
  { value: "24h", name: "Once a day" },
  { value: "1h", name: "Every hour" },
];

const ITEMS = [
  { name: "Copy link", icon: "link" },
  { name: "Copy citation", icon: "quote" },
  { name: "Delete", icon: "trash", isApart: true },
] as const;

/** The one set of controls. */
export const EXAMPLES: Examples = {
  of: "Controls",
  states: [
    {
      name: "Buttons",
      draw: () => (
        <div class="row">
          <Button kind="main">Main</Button>
          <Button>Plain</Button>
          <Button icon="bell">With icon</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Delete all</Button>
          <Button disabled>Disabled</Button>
          <Button isHeld>Held while it works</Button>
          <IconButton icon="gear" label="Options" />
        </div>
      ),
    },
    {
      name: "Menus",
      draw: () => (
        <div class="row">
          <Menu name="Share “Texas has no income tax”" items={ITEMS} icon="share">
            Share
          </Menu>
          <Menu name="More about “Texas has no income tax”" items={ITEMS} />
        </div>
      ),
    },
    {
      name: "Choice among few",
      draw: () => (
        <div class="row">
          <Choice label="How often" value="24h" options={RHYTHMS} onChange={nothing} />
          <Choice label="Disabled" value="look" options={RHYTHMS} disabled onChange={nothing} />
        </div>
      ),
    },
    {
      name: "Ticks and radios",
      draw: () => (
        <>
          <Tick label="Notify me" checked onChange={nothing} />
          <Tick
            label="Suggestions as you type"
            hint="Sends your words to the search service while you type."
            checked={false}
            onChange={nothing}
          />
          <Radios label="How often" value="24h" options={RHYTHMS} onChange={nothing} />
        </>
      ),
    },
    {
      name: "Disclosures",
      draw: () => (
        <>
          <Disclosure summary="Full result">
            <p>What was closed.</p>
          </Disclosure>
          <Disclosure summary="Earlier answers (1)" isOpen>
            <p>What is open.</p>
          </Disclosure>
        </>
      ),
    },
    {
      name: "Discs",
      draw: () => (
        <div class="row">
          <Disc tone="good" icon="check" size="small" />
          <Disc tone="good" icon="check" />
          <Disc tone="bad" icon="cross" />
          <Disc tone="warn" icon="half" />
          <Disc tone="warn" icon="exclamation" />
          <Disc tone="warn" icon="hands" />
          <Disc tone="calm" icon="question" />
          <Disc tone="calm" icon="dash" size="large" />
        </div>
      ),
    },
    {
      name: "Tabs",
      draw: () => (
        <Tabs
          label="Views"
          selected="search"
          onSelect={nothing}
          tabs={[
            { id: "search", name: "Search" },
            { id: "recent", name: "What’s new", badge: { text: "14", description: "14 unread" } },
            { id: "checks", name: "Fact-checks", badge: { text: "1", description: "1 new" } },
          ]}
        />
      ),
    },
    {
      name: "Notices",
      draw: () => (
        <>
          <Note kind="warn">Showing the saved copy from 10:32. You are offline.</Note>
          <Alert actions={<Button icon="refresh">Try again</Button>}>
            The service could not be reached. Try again in a moment, or check its address in the options.
          </Alert>
          <EmptyState title="No results">
            <p>Try fewer words.</p>
          </EmptyState>
        </>
      ),
    },
  ],
};
