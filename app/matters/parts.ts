import { partsOf } from '#app/core/contributions/define_module'
import { timelineEntries } from '#app/core/contributions/registries'
import { matterPanels, matterTabs } from '#app/matters/matter_parts'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { countParties, listParties } from '#app/matters/queries/list_parties'
import { listLinks } from '#app/matters/queries/list_links'
import { loadPartyEntries } from '#app/matters/queries/log/party_entries'
import { presentParty } from '#app/matters/present_party'
import { viewerOf } from '#app/workspaces/viewer'

const policy = new MatterPolicy()

export const parts = [
  /** Who takes part in a matter. */
  partsOf(matterTabs, {
    key: 'parties',
    order: 40,
    async load(matter, identity) {
      return { parties: (await listParties(matter)).map(presentParty), mayEdit: policy.edit(identity, matter) }
    },
    count: countParties,
  }),
  /** Matters that belong to this one. */
  partsOf(matterPanels, {
    key: 'matter_links',
    order: 60,
    async load(matter, identity) {
      const links = await listLinks(viewerOf(identity), matter)
      const mayEdit = policy.edit(identity, matter)
      return links.length > 0 || mayEdit ? { links, mayEdit } : null
    },
  }),
  partsOf(timelineEntries, { key: 'matters.parties', groups: ['parties'], load: loadPartyEntries }),
]
