import { Suspense, type ComponentType } from 'react'
import { lazily, type LazyPart } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What a module sent for a part of a page; what `content` is follows from the key. */
export type LoadedPart = { key: string; content: Json }

/** A tab that another module adds to a record, with the number beside its name. */
export type LoadedTab = { key: string; count: number | null }

/** A part whose content is known: one of those that `Contents` tells by key. */
export type KnownPart<Contents, Key extends keyof Contents = keyof Contents> = {
  [Each in Key]: { key: Each; content: Contents[Each] }
}[Key]

/** What draws each part: a component that gets `Shared` and the content of its key. */
export type PartTable<Contents, Shared = object> = {
  [Key in keyof Contents]: LazyPart<Shared & { content: Contents[Key] }>
}

/** What fetches the component of each part. */
export type PartLoaders<Contents, Shared> = {
  [Key in keyof Contents]: () => Promise<{ default: ComponentType<Shared & { content: Contents[Key] }> }>
}

/** What the component of each part gets. */
type PartProps<Contents, Shared> = { [Key in keyof Contents]: Shared & { content: Contents[Key] } }

/** Those that the client knows. The server gives each key the content that its module loads, which is what `Contents` tells (`@generated/parts`). */
const knownOf = <Contents extends object>(loaded: LoadedPart[], parts: object) =>
  loaded.filter(({ key }) => key in parts) as KnownPart<Contents>[]

interface DrawnPartProps<Contents, Key extends keyof Contents, Shared> {
  part: KnownPart<Contents, Key>
  parts: PartTable<Contents, Shared>
  shared: Shared
  /** The class of the grey place where it is to come. */
  height: string
}

function DrawnPart<Contents, Key extends keyof Contents, Shared extends object>({
  part: { key, content },
  parts,
  shared,
  height,
}: DrawnPartProps<Contents, Key, Shared>) {
  const Part: ComponentType<Shared & { content: Contents[Key] }> = parts[key]
  return (
    <Suspense fallback={<Skeleton className={`${height} w-full`} />}>
      <Part {...shared} content={content} />
    </Suspense>
  )
}

type PartListProps<Contents, Shared> = Omit<DrawnPartProps<Contents, keyof Contents, Shared>, 'part'> & {
  loaded: LoadedPart[]
}

/** Draws parts by their keys, in the order of the server. */
export function PartList<Contents extends object, Shared extends object>({
  loaded,
  ...props
}: PartListProps<Contents, Shared>) {
  return knownOf<Contents>(loaded, props.parts).map((part) => (
    <DrawnPart key={String(part.key)} part={part} {...props} />
  ))
}

/** The component of that name, if there is one. */
export const partNamed = (parts: object, name: string) => (parts as Record<string, LazyPart<never> | undefined>)[name]

/** Components that are fetched when they are shown; `Props` tells by key what each gets. */
export function lazyTable<Props extends { [Key in keyof Props]: object }>(loaders: {
  [Key in keyof Props]: () => Promise<{ default: ComponentType<Props[Key]> }>
}) {
  const table: { [Key in keyof Props]?: LazyPart<Props[Key]> } = {}
  for (const key in loaders) table[key] = lazily(loaders[key])
  return table as { [Key in keyof Props]: LazyPart<Props[Key]> }
}

/** The tabs and panels that other modules add to a record; each gets the record and what its module loaded for it. */
export function recordParts<Tabs extends object, Panels extends object, Record extends object>(
  tabLoaders: PartLoaders<Tabs, Record>,
  panelLoaders: PartLoaders<Panels, Record>
) {
  const tabs = lazyTable<PartProps<Tabs, Record>>(tabLoaders)
  const panels = lazyTable<PartProps<Panels, Record>>(panelLoaders)

  /** The tab of another module, if this is one. */
  const Part = ({ name, content, record }: { name: string; content: Json; record: Record }) => (
    <PartList loaded={[{ key: name, content }]} parts={tabs} shared={record} height="h-40" />
  )

  /** The panels that other modules add to the summary. */
  const PanelList = ({ panels: loaded, record }: { panels: LoadedPart[]; record: Record }) => (
    <PartList loaded={loaded} parts={panels} shared={record} height="h-24" />
  )

  /** The tab and the panels that are shown, to be fetched before. */
  const partsOf = ({ tab, panels: loaded = [] }: { tab: string; panels?: LoadedPart[] }) => [
    partNamed(tabs, tab),
    ...loaded.map(({ key }) => partNamed(panels, key)),
  ]
  return { Part, Panels: PanelList, partsOf }
}
