import type { Registry } from './registry.js'

/** What a module adds to one registry. `Part` is the type of what was added, of which `contents.ts` asks what it loads. */
export interface Parts<Name extends string = string, Part = unknown> {
  registry: Name
  keys: string[]
  add(): void
  readonly part?: Part
}

/** What a module shows where another does: `partsOf(matterTabs, { key: 'notes', … })`. */
export const partsOf = <
  Part extends { key: string; order?: number },
  Name extends string,
  const Given extends readonly Part[],
>(
  registry: Registry<Part, Name>,
  ...parts: Given
): Parts<Name, Given[number]> => ({
  registry: registry.name,
  keys: parts.map(({ key }) => key),
  add: () => parts.forEach((part) => registry.add(part)),
})

type Class<Instance> = new (...values: never[]) => Instance

/** What a module does when something has happened. */
export interface Reaction {
  event: Class<unknown>
  listener: () => Promise<{ default: Class<{ handle(event: never): unknown }> }>
}

/** Has a listener hear of an event: `reaction(SourceSynced, () => import('…'))`. */
export const reaction = <Event>(
  event: Class<Event>,
  listener: () => Promise<{ default: Class<{ handle(event: Event): unknown }> }>
): Reaction => ({ event, listener })

/** What a module is to the rest of the product. */
export interface Module {
  /** What it adds to the registries of the modules below it. */
  parts?: (Parts | Parts[])[]
  /** What it does when something has happened. */
  on?: Reaction[]
  /** Answers what the modules below it leave open. */
  connect?(): void
}

/** The declaration of a module, in its `module.ts`: the one place where it says what it adds, hears and answers. */
export const defineModule = <Declared extends Module>(module: Declared): Declared => module
