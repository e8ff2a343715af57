import { defineModule } from '#app/core/contributions/define_module'

export default defineModule({
  parts: [],
  on: [],
})
