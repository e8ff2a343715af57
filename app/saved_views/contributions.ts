import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { memberViewSources } from '#app/workspaces/member_views'

memberViewSources.add({
  key: 'saved_views',
  async load(viewer, asked) {
    const views = await listViews(viewer, 'members')
    return { views, opened: defaultAddress('members', asked, views) }
  },
})
