import type { TemplatePage } from '~/features/matter_templates/address'
import { EditTemplate } from '~/features/matter_templates/edit_template'

export default function EditMatterTemplate(props: TemplatePage) {
  return <EditTemplate area="law_firm" {...props} />
}
