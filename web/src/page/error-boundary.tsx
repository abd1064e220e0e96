import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/empty-state.tsx'

interface ErrorBoundaryProps {
  /** Another one is another attempt. */
  readonly place: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failedAt: string | undefined
}

/** A page that breaks, or whose code cannot be fetched, says so; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failedAt }: ErrorBoundaryState) {
    return failedAt !== undefined && failedAt !== '' && failedAt !== place ? { failedAt: undefined } : null
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children
    return (
      <ErrorState title="This page cannot be shown right now" onRetry={() => location.reload()}>
        Your connection may be away, or the site was just renewed.
      </ErrorState>
    )
  }
}
