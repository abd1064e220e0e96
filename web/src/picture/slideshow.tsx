import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { m } from '../message/messages.ts'
import { pictureText } from './picture-text.ts'
import styles from './slideshow.css?url'

/** What its buttons and pictures are called for those who do not see them. */
const LABELS = {
  Lightbox: m.picture.fullScreen(),
  'Photo gallery': m.picture.gallery(),
  Previous: m.picture.slideBefore(),
  Next: m.picture.slideAfter(),
  Close: m.page.close(),
  Slide: m.picture.picture(),
  'Zoom in': m.picture.zoomIn(),
  'Zoom out': m.picture.zoomOut(),
  '{index} of {total}': m.picture.place({ place: '{index}', count: '{total}' }),
}

/** Screen pixels to one of the picture. */
const ZOOM_MAX = 3

interface SlideshowProps {
  readonly pictures: readonly PublicPicture[]
  readonly subject: string
  /** Where it begins, from 0. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole window; its code comes with the first click. */
export function Slideshow({ pictures, subject, first, onClose }: SlideshowProps) {
  const slides = pictures.map((picture) => ({
    src: picture.url,
    width: picture.width,
    height: picture.height,
    alt: [subject, pictureText(picture)].filter((part) => part !== '').join(': '),
    description: pictureText(picture),
    srcSet: picture.variants
      .filter(({ format }) => format === 'webp')
      .map(({ url, width, height }) => ({ src: url, width, height })),
  }))
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Lightbox
        open
        labels={LABELS}
        index={first}
        close={onClose}
        slides={slides}
        plugins={[Captions, Counter, Zoom]}
        // Lines of a floor plan are finer than a photograph's.
        zoom={{ maxZoomPixelRatio: ZOOM_MAX, scrollToZoom: true }}
        captions={{ descriptionTextAlign: 'center' }}
        carousel={{ finite: slides.length < 2 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        styles={{ root: { '--yarl__color_backdrop': 'rgb(20 17 13 / 0.95)' } }}
      />
    </>
  )
}
