import { useState } from 'react';
import { tooltips, type TooltipRequest } from '../../lib/tooltips';
import { useEnhancement } from '../../lib/useEnhancement';
import type * as Library from './RadixTooltip';

/** The tooltip of the control that is hovered or focused. Without the library a click still shows a toast. */
export function Tooltip() {
  const [library, setLibrary] = useState<typeof Library>();
  const [request, setRequest] = useState<TooltipRequest | null>(null);
  useEnhancement(
    () =>
      tooltips.listen((next) => {
        setRequest((last) => (next && next.id === last?.id ? last : next));
        if (next) import('./RadixTooltip').then(setLibrary, () => undefined);
      }),
    [],
  );
  return library && request && <library.RadixTooltip request={request} />;
}
