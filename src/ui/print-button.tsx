import { Button, type ButtonProps } from './button.tsx';
import { PrinterIcon } from './screen-icons.tsx';

/** Opens the browser's print dialog for the page. */
export const PrintButton = (props: Pick<ButtonProps, 'tone' | 'size' | 'children'>) => (
  <Button {...props} icon={<PrinterIcon />} onClick={() => print()} />
);
