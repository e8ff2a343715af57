import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

/** Registries whose parts are drawn in the browser, by the name of the type of their contents. */
const CONTENTS = {
  MatterTabContents: 'tabs of a matter',
  MatterPanelContents: 'panels of a matter',
  ClientTabContents: 'tabs of a client',
  ClientPanelContents: 'panels of a client',
  HomePanelContents: 'home',
  PortalPanelContents: 'portal',
  AnalysisPanelContents: 'analysis',
  ResultMarkContents: 'marks of results',
  TemplateSlotContents: 'slots of a matter template',
}

/** Files of features that draw a part, by the name of the table of them. */
const TABLES = {
  matterTabs: 'matter_tab',
  matterPanels: 'matter_panel',
  clientTabs: 'client_tab',
  clientPanels: 'client_panel',
  templateSlots: 'template_slot',
}

/**
 * Writes `.adonisjs/client/parts.ts`: what the parts of modules exchange with the browser, as the server has it, and the components in the folders of
 * features that draw them, by the name of the folder.
 */
export default function indexParts(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('parts', {
    source: 'inertia/features',
    glob: [`**/{${Object.values(TABLES).join(',')}}.tsx`],
    output: '.adonisjs/client/parts.ts',
    as(files, buffer) {
      const lines = [
        `import type { ContentsOf } from '#app/core/contributions/contents'`,
        `import type { modules } from '#generated/modules'\n`,
        ...Object.entries(CONTENTS).map(
          ([type, name]) => `export type ${type} = ContentsOf<typeof modules, '${name}'>`
        ),
      ]
      const paths = Object.keys(files.asList()).sort()
      for (const [table, file] of Object.entries(TABLES)) {
        const own = paths.filter((path) => path.endsWith(`/${file}`))
        const entries = own.map((path) => `  ${path.split('/')[0]}: () => import('~/features/${path}'),`)
        lines.push(`\nexport const ${table} = {`, ...entries, '}')
      }
      buffer.eol(false).write(lines.join('\n'))
    },
  })
}
