import type { Level } from "./shape.ts";

/** A criterion of Section 508 beside WCAG: its number, its name, how it is met, and a remark. */
export type Row = readonly [num: string, name: string, level: Level, notes: string];

const BROWSER = "Pages are web content that the browser draws and exposes to assistive technology.";
const NO_TOOL = "It does not create content for others.";

export const FUNCTIONAL: readonly Row[] = [
  [
    "302.1",
    "Without Vision",
    "partially-supports",
    "Built and tested with names, roles, states and a virtual screen reader. Not tried with NVDA, JAWS, VoiceOver or Orca.",
  ],
  [
    "302.2",
    "With Limited Vision",
    "supports",
    "Zoom to 400 %, text to 200 %, contrast of 4.5:1, forced colours.",
  ],
  ["302.3", "Without Perception of Color", "supports", "What a colour says has words and an icon as well."],
  ["302.4", "Without Hearing", "not-applicable", "Nothing makes a sound."],
  ["302.5", "With Limited Hearing", "not-applicable", "Nothing makes a sound."],
  ["302.6", "Without Speech", "not-applicable", "Nothing asks for speech."],
  [
    "302.7",
    "With Limited Manipulation",
    "supports",
    "Everything works with the keyboard alone and with single clicks; targets are 24 pixels at least.",
  ],
  [
    "302.8",
    "With Limited Reach and Strength",
    "supports",
    "Everything works with the keyboard alone; nothing is dragged or held.",
  ],
  [
    "302.9",
    "With Limited Language, Cognitive, and Learning Abilities",
    "supports",
    "Texts are at most two short sentences; failures say what happened and what to do.",
  ],
];

export const SOFTWARE: readonly Row[] = [
  ["501.1", "Scope", "supports", "See the tables for WCAG 2.2."],
  [
    "502.2.1",
    "User Control of Accessibility Features",
    "supports",
    "No feature of the browser or platform is overridden.",
  ],
  [
    "502.2.2",
    "No Disruption of Accessibility Features",
    "supports",
    "No feature of the browser or platform is overridden.",
  ],
  ["502.3.1", "Object Information", "supports", BROWSER],
  ["502.3.2", "Modification of Object Information", "supports", BROWSER],
  ["502.3.3", "Row, Column, and Headers", "supports", "Tables have header cells."],
  ["502.3.4", "Values", "supports", BROWSER],
  ["502.3.5", "Modification of Values", "supports", BROWSER],
  ["502.3.6", "Label Relationships", "supports", "Fields have labels."],
  ["502.3.7", "Hierarchical Relationships", "supports", BROWSER],
  ["502.3.8", "Text", "supports", BROWSER],
  ["502.3.9", "Modification of Text", "supports", BROWSER],
  ["502.3.10", "List of Actions", "supports", BROWSER],
  ["502.3.11", "Actions on Objects", "supports", BROWSER],
  ["502.3.12", "Focus Cursor", "supports", BROWSER],
  ["502.3.13", "Modification of Focus Cursor", "supports", BROWSER],
  ["502.3.14", "Event Notification", "supports", BROWSER],
  ["502.4", "Platform Accessibility Features", "not-applicable", "It is not a platform."],
  [
    "503.2",
    "User Preferences",
    "supports",
    "Follows colours, contrast, motion, text size and language of browser and system.",
  ],
  ["503.3", "Alternative User Interfaces", "not-applicable", "It is not assistive technology."],
  ["503.4.1", "Caption Controls", "not-applicable", "There is no video."],
  ["503.4.2", "Audio Description Controls", "not-applicable", "There is no video."],
  ["504.2", "Content Creation or Editing", "not-applicable", NO_TOOL],
  [
    "504.2.1",
    "Preservation of Information Provided for Accessibility in Format Conversion",
    "not-applicable",
    NO_TOOL,
  ],
  ["504.2.2", "PDF Export", "not-applicable", "It exports no PDF."],
  ["504.3", "Prompts", "not-applicable", NO_TOOL],
  ["504.4", "Templates", "not-applicable", NO_TOOL],
];

export const SUPPORT: readonly Row[] = [
  ["601.1", "Scope", "supports", "The documentation is Markdown in the repository."],
  [
    "602.2",
    "Accessibility and Compatibility Features",
    "supports",
    "docs/accessibility.md lists them; the options list the keyboard shortcuts.",
  ],
  [
    "602.3",
    "Electronic Support Documentation",
    "supports",
    "Markdown with headings, lists and table headers; pictures have texts.",
  ],
  [
    "602.4",
    "Alternate Formats for Non-Electronic Support Documentation",
    "not-applicable",
    "Nothing is printed.",
  ],
  [
    "603.2",
    "Information on Accessibility and Compatibility Features",
    "not-evaluated",
    "Support is offered by whoever publishes a build.",
  ],
  [
    "603.3",
    "Accommodation of Communication Needs",
    "not-evaluated",
    "Support is offered by whoever publishes a build.",
  ],
];
