import { MatterTemplateVersionSchema } from '#database/schema'
import type { TemplateDefinition } from '#app/matter_templates/definition'

/** A template as it was when a matter was made with it: what is asked there and how it is called never changes afterwards. */
export default class MatterTemplateVersion extends MatterTemplateVersionSchema {
  declare definition: TemplateDefinition
}
