import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { TextLink } from '@tahanan/web/ui/text-link.tsx'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { recordPath } from '../audit/record-path.ts'
import { momentText } from '../time/moment-text.ts'
import { ActButton } from './act-button.tsx'
import { Setback } from './setback.tsx'
import { Setbacks } from './setbacks.tsx'

/** Pictures whose sizes could not be made. */
export function FailedPictures({ refreshInterval }: { readonly refreshInterval: number }) {
  const list = useEndpoint(systemEndpoints.failedPictures, {}, { refreshInterval })
  return (
    <Setbacks list={list} label="Failed pictures" nothing="No failed pictures">
      {({ id, owner_noun: noun, owner_id: ownerId, owner_name: name, cause, requested_at: at }) => {
        const path = recordPath({ noun, id: ownerId, name })
        return (
          <Setback
            title={
              <>
                Picture {id} of {noun} {path === undefined ? name : <TextLink to={path}>{name}</TextLink>}
              </>
            }
            cause={cause ?? 'The cause was not kept.'}
            facts={[momentText(at)]}
          >
            <ActButton
              label="Try again"
              name={`picture ${id}`}
              act={() => sendEndpoint(pictureEndpoints.retry, { params: { id } })}
            />
          </Setback>
        )
      }}
    </Setbacks>
  )
}
