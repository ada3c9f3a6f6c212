import { Link } from '@tanstack/react-router';
import type { PageBlock } from '#contract/content.ts';
import { useShop } from '#shopper/shop.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { contentWording as words } from '#wording/content.ts';
import './banner.css';

type BannerBlock = Extract<PageBlock, { type: 'Banner' | 'Registration' }>;

/** Separates the banners that go above everything else on a page from the blocks that follow. */
export const partedBlocks = (blocks: readonly PageBlock[]) => {
  const isNews = (block: PageBlock): block is BannerBlock => block.type === 'Banner' && block.emphasis === 'Promo';
  const isHero = (block: PageBlock): block is BannerBlock => block.type === 'Banner' && block.emphasis === 'Hero';
  const news = blocks.filter(isNews);
  const hero = blocks.find(isHero);
  return { news, hero, rest: blocks.filter((block) => block !== hero && !isNews(block)) };
};

/** `isLead` means that the banner is at the top of its page and its title is the page's heading. */
export function Banner({ block, isLead = false }: { readonly block: BannerBlock; readonly isLead?: boolean }) {
  const { iconService } = useShop().configuration;
  const isRegistration = block.type === 'Registration';
  const isHero = !isRegistration && block.emphasis === 'Hero';
  const action = block.action ?? (isRegistration ? words.register : null);
  const Heading = isLead ? 'h1' : 'h2';
  return (
    <section className="block-banner" data-promotion={block.id} data-hero={isHero || undefined}>
      <Heading tabIndex={isLead ? -1 : undefined}>
        <NamedIcon name={block.icon} service={iconService} />
        {block.title}
      </Heading>
      <div>
        {block.text === null ? null : <p>{block.text}</p>}
        {block.url === null || action === null ? null : (
          <Link to={block.url} className="btn" data-tone={isRegistration || isHero ? 'primary' : 'plain'}>
            {action}
          </Link>
        )}
      </div>
      {isRegistration || block.imageUrl === null ? null : (
        <Picture
          src={block.imageUrl}
          srcSet={block.imageSizes?.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={isHero ? '(min-width: 48em) 200px, 112px' : '(min-width: 64em) 144px, 96px'}
          alt=""
          width={400}
          height={400}
          isPriority={isLead}
        />
      )}
    </section>
  );
}

/** One line of news above a page. */
export function News({ block }: { readonly block: BannerBlock }) {
  return (
    <p className="block-news" data-promotion={block.id}>
      <b>{block.title}</b> {block.text}{' '}
      {block.url === null ? null : <Link to={block.url}>{block.action ?? words.more}</Link>}
    </p>
  );
}
