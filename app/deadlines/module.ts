import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { recurringTasks } from '#app/core/contributions/registries'
import { followRelease } from '#app/deadlines/actions/follow_release'

export default defineModule({
  parts: [
    partsOf(recurringTasks, {
      key: 'deadlines.release',
      everySeconds: 300,
      async run() {
        await followRelease()
      },
    }),
  ],
})
