import type { TemplatesPage } from '~/features/matter_templates/address'
import { TemplatesList } from '~/features/matter_templates/templates_list'

export default function MatterTemplates(props: TemplatesPage) {
  return <TemplatesList area="settings" {...props} />
}
