import { ServiceIcon } from '@filiz/design-system/icons/service'
import { PictureRow } from '@filiz/design-system/PictureRow'
import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../../contract/constants.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { ServicePicture } from './ServicePicture.tsx'
import { type SeenService, servicePathOf } from './service.ts'

/** Services one below another, their pictures right and left in turn. */
export function ServiceRows({ services }: { services: readonly SeenService[] }) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang()
  return services.map((service, i) => (
    <PictureRow
      key={service.id}
      side={i % 2 ? 'left' : 'right'}
      icon={<ServiceIcon name={service.iconIdentifier} size={32} />}
      title={service.name ?? ''}
      text={shortDescriptionOf(service, SHORT_DESCRIPTION_LENGTH_SERVICES)}
      contentLang={contentLang}
      href={servicePathOf(service)}
      linkText={texts.see}
      picture={<ServicePicture service={service} shape="half" isFirst={i === 0} />}
    />
  ))
}
