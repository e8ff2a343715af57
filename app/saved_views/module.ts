import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { defaultAddress } from '#app/saved_views/list_address'
import { personalDataParts } from '#app/saved_views/personal_data'
import { listViews } from '#app/saved_views/queries/list_views'
import { memberViewSources } from '#app/workspaces/member_views'

export default defineModule({
  parts: [
    partsOf(memberViewSources, {
      key: 'saved_views',
      async load(viewer, asked) {
        const views = await listViews(viewer, 'members')
        return { views, opened: defaultAddress('members', asked, views) }
      },
    }),
    personalDataParts,
  ],
})
