import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import type { LoaderContract } from 'edge.js/types'

/**
 * Writes the page's data into the document. `<` is escaped: with `<!--<script>` in a title the browser would otherwise
 * not see the end of the block.
 */
function pageBlock(page: { ssrBody?: string } = {}): string {
  if (page.ssrBody) return page.ssrBody
  const json = JSON.stringify(page).replace(/</g, '\\u003c')
  return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
}

type ComponentLoader = Pick<LoaderContract, 'listComponents' | 'mounted'>

/** Looks for the components of the mounted folders once: Edge looks on the disk before each page, and while we run no template comes or goes. */
export function listComponentsOnce(loader: ComponentLoader): void {
  const list = loader.listComponents.bind(loader)
  let listed: { folders: string; components: ReturnType<typeof list> } | null = null
  loader.listComponents = () => {
    const folders = JSON.stringify(loader.mounted)
    if (listed?.folders !== folders) listed = { folders, components: list() }
    return listed.components
  }
}

export default class EdgeProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    if (this.app.inProduction) listComponentsOnce(edge.loader)
    // As a plugin: Inertia's own runs when the first page is rendered and would otherwise come after.
    edge.use((instance) => instance.global('inertia', pageBlock))
  }
}
