import './authority/panels.js'
import './citations/panels.js'
import { homePanels } from '#app/core/contributions/registries'
import { recentSearches } from '#app/research/queries/recent_searches'

const ON_HOME = 5

homePanels.add({
  key: 'research.recent',
  order: 20,
  cacheable: true,
  async load({ userId }) {
    const items = await recentSearches(userId, ON_HOME)
    return items.length > 0 ? { items: items as never } : null
  },
})
