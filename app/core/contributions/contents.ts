import type { Parts } from './define_module.js'

type Flat<Added> = Added extends (infer Each)[] ? Each : Added

/** What modules add to all registries, by the index of modules. */
type AddedBy<Modules> = {
  [Name in keyof Modules]: Modules[Name] extends { module: () => Promise<{ default: { parts: (infer Added)[] } }> }
    ? Flat<Added>
    : never
}[keyof Modules]

type PartsNamed<Added, Name extends string> = Added extends Parts<Name, infer Part> ? Part : never

/** What a part loads for its component, or keeps of what its component sends. */
type ContentOf<Part> = Part extends
  { load(...values: never[]): Promise<infer Content> } | { validate(...values: never[]): Promise<infer Content> }
  ? NonNullable<Content>
  : never

/** What the parts of a registry exchange with the browser, by the key of the part: `ContentsOf<typeof modules, 'tabs of a matter'>`. */
export type ContentsOf<Modules, Name extends string> = {
  [
    Part in PartsNamed<AddedBy<Modules>, Name> as Part extends { key: infer Key extends string } ? Key : never
  ]: ContentOf<Part>
}
