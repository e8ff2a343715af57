import edge from 'edge.js'

/**
 * Writes the page's data into the document. `<` is escaped: with `<!--<script>` in a title the browser would otherwise
 * not see the end of the block.
 */
function pageBlock(page: { ssrBody?: string } = {}): string {
  if (page.ssrBody) return page.ssrBody
  const json = JSON.stringify(page).replace(/</g, '\\u003c')
  return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
}

export default class EdgeProvider {
  async boot() {
    // As a plugin: Inertia's own runs when the first page is rendered and would otherwise come after.
    edge.use((instance) => instance.global('inertia', pageBlock))
  }
}
