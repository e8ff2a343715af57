import type { Module } from './define_module.js'

const HEAD = `# Who adds what, who reacts to what

Written by \`node ace docs:modules\` from the \`module.ts\` of each module; a test fails while it is out of date.
`

/** The page of the documentation that shows what modules hear of and what they add to which registry, as Markdown. */
export async function modulesPage(modules: Record<string, Module>): Promise<string> {
  const registries = new Map<string, string[]>()
  const events = new Map<string, string[]>()
  const addLine = (to: typeof events, heading: string, line: string) =>
    to.set(heading, [...(to.get(heading) ?? []), line])
  for (const [name, { parts = [], on = [] }] of Object.entries(modules)) {
    const added = Map.groupBy(parts.flat(), ({ registry }) => registry)
    for (const [registry, each] of added)
      addLine(registries, registry, `- ${name}: ${each.flatMap(({ keys }) => keys).join(', ')}`)
    for (const { event, listener } of on) addLine(events, event.name, `- ${name}: ${(await listener()).default.name}`)
  }
  return [HEAD, ...section('Events', events), ...section('Registries', registries)].join('\n')
}

function section(title: string, lines: Map<string, string[]>): string[] {
  const sorted = [...lines].sort(([one], [other]) => one.localeCompare(other))
  return [`## ${title}\n`, ...sorted.map(([heading, each]) => `### ${heading}\n\n${each.join('\n')}\n`)]
}
